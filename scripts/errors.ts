import { fileURLToPath } from 'node:url';
import { errorsCommand } from '../checks/errors/errorsCommand.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = errorsCommand(root, process.argv.slice(2), (line) => console.log(line));
