/** Whether to write nothing. Without the "--" before `--dry-run`, npm consumes the option and passes it on only in this variable. */
export function isDryRun(given: boolean): boolean {
  return given || process.env.npm_config_dry_run === 'true';
}
