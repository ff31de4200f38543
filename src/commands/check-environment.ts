import { checkNow } from '../routing/now';

/** Ends a command, with status 2, whose environment says what no one can follow. */
export function checkEnvironment(): void {
  const wrong = checkNow();
  if (!wrong) return;
  console.error(wrong);
  process.exit(2);
}
