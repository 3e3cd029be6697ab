import type { Page } from '../../../content/page.ts';
import { parsePage } from '../../../content/parsePage.ts';

const head = (fields: string) => `---
title: A page
description: A page that was made up for a test of one of the checks, and nothing more.
${fields}---
`;

/** A page with valid front matter. Its body starts in line 5 unless `fields` adds lines. */
export function pageOf(body: string, file = 'docs/en/a.mdx', fields = ''): Page {
  return parsePage(file, head(fields) + body);
}

/** The number of the first line of a body. */
export const BODY = 5;
