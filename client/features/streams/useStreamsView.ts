import { useView } from '../../routing/useView.ts'
import { readStreamsView, writeStreamsView } from './streams-view.ts'

/** Returns the view of the streams page, and a function to change it. */
export const useStreamsView = () => useView(readStreamsView, writeStreamsView)
