/**
 * What answers in the text of a page. The text is HTML, which React neither made nor keeps in the
 * built site: each of these finds what it serves by its markup, below an element that it hears.
 */
import { answerTabs, restoreTabs } from '../../../components/liveTabs';
import { layOutLater } from '../../page/lateLayout';
import { answerCodeTools } from './codeTools';
import { answerImages, offerImages } from './images';
import { answerLogos, findLogos } from './logos';
import { watchOverflows } from './overflows';

/** Hears everything below `root` from now on. */
export function startLiveParts(root: HTMLElement): void {
  answerCodeTools(root);
  answerTabs(root);
  answerImages(root);
  answerLogos(root);
}

/** Prepares a text that has just come. Returns what is to be done when it goes. */
export function enliven(body: HTMLElement): () => void {
  restoreTabs(body);
  findLogos(body);
  const ends = [layOutLater(body), watchOverflows(body), offerImages(body)];
  return () => {
    for (const end of ends) end();
  };
}
