import { REPLIES_SHOWN } from '../../../limits';
import type { CommentService } from '../comment-service';

/**
 * Waline, on a server of the author: https://waline.js.org/en/reference/server/api.html. Its own client is not used. It would load Vue, and emoji from a
 * public network.
 */
export const waline: CommentService = {
  label: 'Waline',
  settings: { server: 'needed' },
  originOf: ({ server = '' }) => new URL(server).origin,
  toApi: ({ server = '' }, { path, language }) => {
    const query = new URLSearchParams({
      path,
      page: '1',
      pageSize: String(REPLIES_SHOWN),
      sortBy: 'insertedAt_asc',
      lang: language,
    });
    return `${server.replace(/\/+$/, '')}/api/comment?${query}`;
  },
};
