import { LANGUAGES, type Language } from '../../content/languages.ts';
import { readDesign } from './design.ts';
import type { Diagram } from './diagram.ts';
import { drawSvg } from './drawSvg.ts';
import { layOut } from './layOut.ts';
import { hoisting } from './specs/hoisting.ts';
import { hooks } from './specs/hooks.ts';
import { isolation } from './specs/isolation.ts';
import { projects } from './specs/projects.ts';
import { run } from './specs/run.ts';
import { shards } from './specs/shards.ts';

/** All diagrams of the site. */
export const DIAGRAMS: readonly Diagram[] = [run, hoisting, hooks, isolation, projects, shards];

/** The folder of the files, as in the URLs of images. */
export const FOLDER = '/diagrams/';

export interface DiagramFile {
  readonly language: Language;
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Draws the diagrams in both languages; the files by URL, such as `/diagrams/run.zh.svg`. */
export function drawDiagrams(): ReadonlyMap<string, DiagramFile> {
  const design = readDesign();
  return new Map(
    DIAGRAMS.flatMap((diagram) =>
      LANGUAGES.map((language) => {
        const drawing = layOut(diagram, language);
        const { width, height } = drawing;
        const file = { language, svg: drawSvg(drawing, language, design), width, height };
        return [`${FOLDER}${diagram.name}.${language}.svg`, file] as const;
      }),
    ),
  );
}
