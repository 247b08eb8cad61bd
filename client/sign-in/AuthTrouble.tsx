import { makeStyles, tokens } from '@fluentui/react-components'
import { ownTokens } from '../theme/tokens.ts'
import { authErrorWords } from './auth-error-words.ts'
import type { AccountActionState } from './useAccountAction.ts'
import { useSignInWords } from './useSignInWords.ts'

const useStyles = makeStyles({
  trouble: {
    margin: 0,
    padding: '10px 12px',
    border: `1px solid ${ownTokens.loss}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: ownTokens.lossTint,
    lineHeight: '20px',
    textWrap: 'pretty',
  },
})

export function AuthTrouble({ state }: { readonly state: AccountActionState }) {
  const styles = useStyles()
  const words = useSignInWords()
  if (state.kind !== 'failed') return null
  return (
    <p role="alert" className={styles.trouble}>
      {authErrorWords(words, state.code)}
    </p>
  )
}
