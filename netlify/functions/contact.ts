import contact from 'halflight-receiver/netlify';

export default contact;

export const config = { path: '/api/contact' };
