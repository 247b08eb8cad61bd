import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'

const nonNullStrings = new GraphQLList(new GraphQLNonNull(GraphQLString))
const nonNullInt = new GraphQLNonNull(GraphQLInt)

/** Directives that document the cost of fields for clients. They appear in the contract only, never in an operation. */
export const COST_DIRECTIVES = [
  new GraphQLDirective({
    name: 'cost',
    description:
      'Cost of resolving the field once, excluding its subfields. A field without this directive costs one point.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      weight: { type: new GraphQLNonNull(GraphQLFloat), defaultValue: 1, description: 'Points of the field itself.' },
      riotRequests: {
        type: nonNullInt,
        defaultValue: 0,
        description: 'Maximum number of requests to Riot, reached if nothing is stored.',
      },
      riotRequestsPerItem: {
        type: nonNullInt,
        defaultValue: 0,
        description: 'Maximum number of requests to Riot for each item of the list described by `@listSize`.',
      },
    },
  }),
  new GraphQLDirective({
    name: 'listSize',
    description: 'Maximum size of a list. The cost of its subfields is multiplied by this size.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      assumedSize: { type: nonNullInt, description: 'Size of the list if no argument states it.' },
      most: { type: GraphQLInt, description: 'Maximum value of the slicing arguments.' },
      slicingArguments: {
        type: nonNullStrings,
        description: 'Arguments that state the size: a number, or a list with one entry for each item.',
      },
      sizedFields: {
        type: nonNullStrings,
        description: 'Fields of the returned object that have this size. Defaults to the field itself.',
      },
    },
  }),
]
