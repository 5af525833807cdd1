/** Long work that can be interrupted: what one step of it is, and how it says so. */

/**
 * Characters or bytes of one step. Reading so many takes some milliseconds, where somebody has written
 * them for the purpose some tens: it is how long everybody else waits.
 */
export const STEP_LENGTH = 64 * 1024;

/**
 * Work that stops after each step and yields what it has done since the last: how many characters or
 * bytes it has read, or what takes as long. By size and not by a clock, so that it comes to the same
 * each time. `inTurns` of lib/tasks lets others have their turn between steps.
 */
export type Steps<T> = Generator<number, T, void>;

/** The same for work whose results come one by one: they are yielded among the amounts. */
export type StepsTo<Result extends object> = Generator<Result | number, void, void>;
