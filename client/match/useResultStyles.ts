import { makeStyles, tokens } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'

/** The edge of a card that tells of one result, and the tint of what stands in it, by the tone of the result. */
export const useResultStyles = makeStyles({
  wonEdge: { borderLeft: `5px solid ${lane.win}` },
  lostEdge: { borderLeft: `5px solid ${lane.loss}` },
  plainEdge: { borderLeft: `5px solid ${tokens.colorNeutralStroke1}` },
  wonTint: { backgroundImage: `linear-gradient(90deg, ${lane.winTint}, transparent 60%)` },
  lostTint: { backgroundImage: `linear-gradient(90deg, ${lane.lossTint}, transparent 60%)` },
  plainTint: {},
})
