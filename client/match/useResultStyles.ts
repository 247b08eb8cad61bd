import { makeStyles, tokens } from '@fluentui/react-components'
import { lane } from '../theme/lane.ts'

/** Edge and tint of a card by the tone of its result. */
export const useResultStyles = makeStyles({
  wonEdge: { borderLeft: `5px solid ${lane.win}` },
  lostEdge: { borderLeft: `5px solid ${lane.loss}` },
  plainEdge: { borderLeft: `5px solid ${tokens.colorNeutralStroke1}` },
  wonTint: { backgroundImage: `linear-gradient(90deg, ${lane.winTint}, transparent 60%)` },
  lostTint: { backgroundImage: `linear-gradient(90deg, ${lane.lossTint}, transparent 60%)` },
  plainTint: {},
})
