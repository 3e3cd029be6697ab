/** `npm run bench -- NAME [arguments]`: runs one of the benchmarks; the file that it imports describes it. */
const BENCHMARKS = ['builds', 'pages', 'peers', 'runners', 'search'];

const [name = 'pages'] = process.argv.splice(2, 1);
if (BENCHMARKS.includes(name)) await import(`./${name}/run.ts`);
else {
  console.error(`There is no benchmark ${name}; name one of ${BENCHMARKS.join(', ')}.`);
  process.exitCode = 1;
}
