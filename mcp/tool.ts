import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { z } from 'zod'
import type { Execute } from '../gateway/http/execute.ts'

/** A task that a language model does for its user, such as finding an account. It reads and changes nothing. */
export interface Tool {
  /** In the words of the task, such as `find_account`. */
  readonly name: string
  /** Shown to people. */
  readonly title: string
  /** Tells the model what the tool answers, and when to choose another one. */
  readonly description: string
  readonly input: z.ZodObject
  /** Resolves to the answer as JSON. Throws a {@link ToolFailure} when there is none. */
  readonly run: (input: unknown, execute: Execute) => Promise<object>
}

/** Reason why a tool has no answer, as a sentence for the model: it can correct its input or tell its user. */
export class ToolFailure extends Error {}

interface ToolDefinition<Input extends z.ZodObject> extends Omit<Tool, 'run'> {
  readonly input: Input
  run(input: z.output<Input>, execute: Execute): Promise<object>
}

/** Creates a tool whose input is what its schema says. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  return { ...definition, run: (input, execute) => definition.run(definition.input.parse(input), execute) }
}

/** Runs a document. Throws a {@link ToolFailure} with the messages of the contract when a part of the answer is missing. */
export async function ask<Data, Variables>(
  execute: Execute,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors = [] } = await execute(document, variables)
  if (data === undefined || data === null || errors.length > 0) {
    throw new ToolFailure(errors.map(({ message }) => message).join(' '))
  }
  return data
}
