import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Runs a command and exits with the code it returns. If it throws, prints the message (with `DEBUG`, also the stack) and exits with 2. */
export function runCommand(command: () => number | Promise<number>, usage?: string): void {
  // Kept if a promise never settles: Node would otherwise exit with 0 when nothing is left to do.
  process.exitCode = 2;
  Promise.resolve()
    .then(command)
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      if (isUsageError(error) && usage) console.error(`\n${usage}`);
      if (process.env.DEBUG && error instanceof Error) console.error(error.stack);
      process.exitCode = 2;
    });
}

/** Parses the arguments with `parseArgs` and runs a command. With `--help`, prints its usage instead. */
export function runWithOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  command: (given: ReturnType<typeof parseArgs<Config>>) => number | Promise<number>,
): void {
  runCommand(() => {
    const all: ParseArgsConfig = { ...config, options: { ...config.options, help: { type: 'boolean' } } };
    const given = parseArgs(all);
    if (!given.values.help) return command(given as ReturnType<typeof parseArgs<Config>>);
    console.log(usage);
    return 0;
  }, usage);
}

/** Whether `parseArgs` rejected an option. */
function isUsageError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
