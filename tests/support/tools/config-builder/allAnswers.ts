import {
  type Answers,
  QUESTION_NAMES,
  QUESTIONS,
} from '../../../../tools/config-builder/questions.ts';

/** Every combination of answers. */
export function allAnswers(): Answers[] {
  let combinations: Record<string, string>[] = [{}];
  for (const name of QUESTION_NAMES) {
    combinations = combinations.flatMap((answers) =>
      QUESTIONS[name].map((answer) => ({ ...answers, [name]: answer })),
    );
  }
  // Each combination now has an answer to every question.
  return combinations as unknown as Answers[];
}

/** A few combinations in which each pair of answers to two questions occurs. */
export function pairwiseAnswers(): Answers[] {
  const combinations = allAnswers();
  const missing = new Set(combinations.flatMap(pairsOf));
  const chosen: Answers[] = [];
  while (missing.size > 0) {
    const gains = combinations.map(
      (answers) => pairsOf(answers).filter((pair) => missing.has(pair)).length,
    );
    const best = combinations[gains.indexOf(Math.max(...gains))] as Answers;
    for (const pair of pairsOf(best)) missing.delete(pair);
    chosen.push(best);
  }
  return chosen;
}

function pairsOf(answers: Answers): string[] {
  const entries = Object.entries(answers).map(([name, answer]) => `${name}=${answer}`);
  return entries.flatMap((first, index) =>
    entries.slice(index + 1).map((second) => `${first} ${second}`),
  );
}
