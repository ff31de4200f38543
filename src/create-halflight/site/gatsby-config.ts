import halflight from 'halflight';

export default halflight();
