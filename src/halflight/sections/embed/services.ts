import type { ServicesOf } from '../services-of';
import { toFrameService } from '../../features/embeds/to-frame-service';
import { toPlayerAddress } from '../../features/embeds/players';
import type { section } from './schema';

/** The service that shows the embedded content. */
export const services: ServicesOf<typeof section> = ({ url }) => [toFrameService(toPlayerAddress(url))];
