import { playerBehind } from './players';
import type { Service } from '../service';

/** The service that a frame with this URL shows: a player, a map or the like. */
export function toFrameService(address: string): Service {
  const { origin, hostname } = new URL(address);
  const { name, policy } = playerBehind(origin) ?? { name: hostname.replace(/^www\./, '') };
  return { kind: 'Frame', name, policy, allowed: { frame: [origin] } };
}
