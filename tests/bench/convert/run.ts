/** Prints how many files of public projects convert without manual work, and what the others need. */
import corpus from './corpus.json' with { type: 'json' };

const share = (part: number, all: number) =>
  `${part} of ${all} (${Math.round((100 * part) / all)}%)`;

console.log(`${corpus.repositories} repositories`);
for (const [name, { files, whole, onlyChanges }] of Object.entries(corpus.totals)) {
  console.log(
    `${name}: ${share(whole, files)} without manual work, ${share(onlyChanges, files)} with nothing to check`,
  );
}
for (const [name, list] of Object.entries({ configs: corpus.configs, tests: corpus.tests })) {
  const whole = list.filter((file) => file.whole).length;
  console.log(`listed ${name}: ${share(whole, list.length)} without manual work`);
}
console.log('What the others need, by the number of files:');
for (const [rule, count] of Object.entries(corpus.needs))
  console.log(`${String(count).padStart(5)}  ${rule}`);
