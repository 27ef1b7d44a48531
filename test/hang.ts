/** Time in ms after which a test counts as hung and is ended: the only time limit of tests. */
export const HANG = 900_000;
