/** One address of the results page; all of them share the page itself. */
export default function ResultsAddress() {
  return null
}
