import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'

const names = new GraphQLList(new GraphQLNonNull(GraphQLString))
const count = new GraphQLNonNull(GraphQLInt)

/** Tells clients how to compute what a document costs. They stand in the contract and nowhere in a document. */
export const COST_DIRECTIVES = [
  new GraphQLDirective({
    name: 'cost',
    description:
      'What resolving the field once costs, apart from the fields below it. A field without this directive costs one point.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      weight: { type: new GraphQLNonNull(GraphQLFloat), defaultValue: 1, description: 'Points of the field itself.' },
      riotRequests: {
        type: count,
        defaultValue: 0,
        description: 'Requests to Riot that it causes at most, when nothing is stored.',
      },
      riotRequestsPerItem: {
        type: count,
        defaultValue: 0,
        description: 'Requests to Riot that it causes for each item of the list that its size is about.',
      },
    },
  }),
  new GraphQLDirective({
    name: 'listSize',
    description: 'How many items a list has at most: what is below it counts as often.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      assumedSize: { type: count, description: 'The size where no argument states it.' },
      most: { type: GraphQLInt, description: 'The largest value that the slicing arguments take.' },
      slicingArguments: {
        type: names,
        description: 'Arguments that state the size: a number, or a list with as many items.',
      },
      sizedFields: {
        type: names,
        description: 'Lists of the answer that have the size; the field itself when left out.',
      },
    },
  }),
]
