import { makeStyles, tokens } from '@fluentui/react-components'
import { Age } from '../components/Age.tsx'
import { usePersonRequestWords } from './usePersonRequestWords.ts'

const useStyles = makeStyles({
  root: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
})

export function ClaimedLine({ claimedAt }: { readonly claimedAt: string }) {
  const styles = useStyles()
  const words = usePersonRequestWords()
  return (
    <p className={styles.root}>
      <Age moment={claimedAt}>{(age) => words('claimed', { age })}</Age>
    </p>
  )
}
