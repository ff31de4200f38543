/** Whether nothing is to be written. npm takes `--dry-run` for itself where the "--" before it was forgotten, and only tells its scripts so. */
export function isDryRun(given: boolean): boolean {
  return given || process.env.npm_config_dry_run === 'true';
}
