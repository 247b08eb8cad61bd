/** An error that the operator can fix, such as an unreadable file. Its message says how, and is printed without a stack. */
export abstract class OperatorError extends Error {}
