/** Whether to write nothing. If the "--" before `--dry-run` was forgotten, npm consumes the option and passes it on only in this variable. */
export function isDryRun(given: boolean): boolean {
  return given || process.env.npm_config_dry_run === 'true';
}
