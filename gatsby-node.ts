export * from 'halflight/node';
