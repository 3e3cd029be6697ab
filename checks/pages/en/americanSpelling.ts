interface Spelling {
  readonly british: RegExp;
  /** The replacement, which can refer to groups: `$1`. */
  readonly american: string;
}

const ENDING = '(s|ed|ing|er|ers|ful|able|ite|ites|hood|ly)?';

/**
 * British spellings that the American English dictionary accepts as variants. Others, such as -ise
 * and -yse, are unknown words and don't have to be listed.
 */
const SPELLINGS: readonly Spelling[] = [
  row(`(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|vap)our${ENDING}`, '$1or$2'),
  row(
    '(cancel|channel|fuel|label|level|marshal|model|signal|total|travel|tunnel)l(ed|ing|er|ers)',
    '$1$2',
  ),
  row('(unlabel|unlevel)led', '$1ed'),
  row('(fib|lit|met|millimet|kilomet|theat|cent)re(s)?', '$1er$2'),
  row('centred', 'centered'),
  row('(cata|ana)logue(s|d)?', '$1log$2'),
  row('dialogue box(es)?', 'dialog box$1'),
  row('programme(s)?', 'program$1'),
  row('artefact(s)?', 'artifact$1'),
  row('grey(ed|s|ing|ish)?', 'gray$1'),
  row('whilst', 'while'),
  row('(among|amid)st', '$1'),
  row('(defen|offen|licen)ce(s|d)?', '$1se$2'),
  row('(learn|burn|spoil|dream)t', '$1ed'),
  row('spelt', 'spelled'),
  row('(judg|acknowledg)ement(s)?', '$1ment$2'),
  row('(fulfil|enrol)(s|ment|ments)?', '$1l$2'),
  row('instalment(s)?', 'installment$1'),
  row('skilful(ly)?', 'skillful$1'),
  row('(focu|bia)ss(ed|es|ing)', '$1s$2'),
  row('benefitt(ed|ing)', 'benefit$1'),
  row('(m|sm)ould(s|ed|er|ering)?', '$1old$2'),
  row('ageing', 'aging'),
  row('cheque(s)?', 'check$1'),
  row('maths', 'math'),
  row('plough(s|ed|ing)?', 'plow$1'),
  row('cosy', 'cozy'),
  row('storey(s)?', 'story'),
  row('tyre(s)?', 'tire$1'),
  row('aluminium', 'aluminum'),
];

export interface BritishWord {
  readonly index: number;
  readonly word: string;
  readonly american: string;
}

export function findBritish(text: string): BritishWord[] {
  return SPELLINGS.flatMap(({ british, american }) =>
    [...text.matchAll(british)].map((match) => ({
      index: match.index,
      word: match[0],
      american: match[0].replace(new RegExp(british.source, 'i'), american),
    })),
  );
}

function row(british: string, american: string): Spelling {
  return { british: new RegExp(`\\b${british}\\b`, 'gi'), american };
}
