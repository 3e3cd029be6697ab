import {
  type Answers,
  QUESTION_NAMES,
  QUESTIONS,
} from '../../../../tools/config-builder/questions.ts';

/** Every combination of answers. */
export function allAnswers(): Answers[] {
  let found: Record<string, string>[] = [{}];
  for (const name of QUESTION_NAMES) {
    found = found.flatMap((one) => QUESTIONS[name].map((answer) => ({ ...one, [name]: answer })));
  }
  return found as unknown as Answers[];
}

/** A few combinations in which each pair of answers to two questions occurs. */
export function pairwiseAnswers(): Answers[] {
  const all = allAnswers();
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Answers[] = [];
  while (missing.size > 0) {
    const gain = (one: Answers) => pairsOf(one).filter((pair) => missing.has(pair)).length;
    const gains = all.map(gain);
    const best = all[gains.indexOf(Math.max(...gains))] as Answers;
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

function pairsOf(answers: Answers): string[] {
  const entries = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`);
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).map((other) => `${one} ${other}`),
  );
}
