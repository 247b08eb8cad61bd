import { makeStyles, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'

export const useResultStyles = makeStyles({
  wonEdge: { borderLeft: `5px solid ${ownTokens.win}` },
  lostEdge: { borderLeft: `5px solid ${ownTokens.loss}` },
  plainEdge: { borderLeft: `5px solid ${tokens.colorNeutralStroke1}` },
  wonTint: { backgroundImage: `linear-gradient(90deg, ${ownTokens.winTint}, transparent 60%)` },
  lostTint: { backgroundImage: `linear-gradient(90deg, ${ownTokens.lossTint}, transparent 60%)` },
  plainTint: {},
})
