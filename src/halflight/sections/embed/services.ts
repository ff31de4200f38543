import type { ServicesOf } from '../../derive/service';
import { toFrameService } from '../../derive/to-frame-service';
import { toPlayerAddress } from '../../features/embeds/players';

/** Whoever shows what is embedded. */
export const services: ServicesOf<'embed'> = ({ url }) => [toFrameService(toPlayerAddress(url))];
