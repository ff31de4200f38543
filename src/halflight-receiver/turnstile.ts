import { TOKEN_TIMEOUT } from '../halflight/limits';
import { kindOf } from './submission';

const SITEVERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Whether a token stands for a person. `address` is the visitor's IP address; empty if it is not known. */
export type CheckToken = (token: string, address: string) => Promise<boolean>;

/**
 * Checks Turnstile's tokens with Cloudflare. If that cannot be reached, or its response is of no use, the message gets the benefit of the doubt:
 * an outage there must not cost a message here. `verify` is the URL of the check.
 */
export function checkTurnstile(secret: string, log: (line: string) => void, verify = SITEVERIFY): CheckToken {
  return async (token, address) => {
    try {
      const response = await fetch(verify, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(address !== '' && { remoteip: address }) }),
        signal: AbortSignal.timeout(TOKEN_TIMEOUT),
      });
      const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown };
      const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'].map(String) : [];
      const ours = codes.filter((code) => code.endsWith('-input-secret') || code === 'internal-error');
      if (ours.length === 0 && typeof answer.success === 'boolean') return answer.success;
      log(`Turnstile gave no verdict (${[response.status, ...ours].join(', ')}): accepted as genuine.`);
    } catch (error) {
      log(`Turnstile could not be reached (${kindOf(error)}): accepted as genuine.`);
    }
    return true;
  };
}
