import type { CommentService, ServiceSettings } from './comment-service';
import { services } from './services';

export type CommentServiceName = keyof typeof services;

/** The `comments` settings in `site.md`. */
export interface CommentsValues extends ServiceSettings {
  service?: CommentServiceName | undefined;
}

/** All services, by the name that authors write. */
export const commentServices: Readonly<Record<CommentServiceName, CommentService>> = services;

/** The service that the settings of a site name. */
export const commentServiceOf = ({ service = 'giscus' }: CommentsValues): CommentService => commentServices[service];
