export { onRequest } from 'halflight-receiver/cloudflare';
