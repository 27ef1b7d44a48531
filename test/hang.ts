/** A test that takes longer has hung and is ended, in ms: the only limit of time that tests have. */
export const HANG = 900_000;
