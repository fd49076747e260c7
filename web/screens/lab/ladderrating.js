/** @file The rating of a bot on the ladder of the levels. */

const SCALE = 400 / Math.LN10; // points of Elo for each unit of the logistic function
/**
 * How strong the levels are against each other (docs/computer-player.md, "The levels"), as ratings in which level 1 has
 * 1000.
 */
const LEVEL_RATINGS = [1000, 1270, 1670, 1975, 2400, 2730, 3150, 3600];
const CONFIDENCE = 1.96; // standard deviations

/**
 * Return the rating of a bot after games against the levels, and how far it may be off (95 %).
 * @param {{level: number, points: number}[]} results
 */
export function ladderRating(results) {
  const prior = LEVEL_RATINGS.flatMap((rating, place) => (place < 2 ? [{ rating, points: 0.5 }] : []));
  const games = [
    ...prior,
    ...results.map(({ level, points }) => ({ rating: LEVEL_RATINGS[level - 1], points })),
  ];
  const expected = (/** @type {number} */ rating, /** @type {number} */ other) =>
    1 / (1 + 10 ** ((other - rating) / 400));
  let [low, high] = [-2000, 5000];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    const surplus = games.reduce((sum, game) => sum + game.points - expected(middle, game.rating), 0);
    if (surplus > 0) low = middle;
    else high = middle;
  }
  const information = games.reduce((sum, game) => {
    const share = expected(low, game.rating);
    return sum + share * (1 - share);
  }, 0);
  return { rating: Math.round(low), error: Math.round((CONFIDENCE * SCALE) / Math.sqrt(information)) };
}
