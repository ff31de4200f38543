export const LONGEST = 60;
