import { makeStyles } from '@fluentui/react-components'
import { lessMotion } from '../theme/tokens.ts'

const useStyles = makeStyles({
  spinner: {
    display: 'inline-block',
    width: '18px',
    height: '18px',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '0.8s',
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    ...lessMotion({ animationDuration: '3s' }),
  },
})

/** The surroundings must provide the words. */
export function Spinner() {
  return <span aria-hidden className={useStyles().spinner} />
}
