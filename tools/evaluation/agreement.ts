/** Mean of the absolute differences between two lists of the same length; NaN for empty ones. */
export function meanAbsoluteError(one: readonly number[], other: readonly number[]): number {
  return mean(one.map((value, index) => Math.abs(value - (other[index] ?? Number.NaN))));
}

/** The median, which is the constant guess with the least absolute error; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return mean([
    sorted[Math.ceil(middle) - 1] ?? Number.NaN,
    sorted[Math.floor(middle)] ?? Number.NaN,
  ]);
}

/** Spearman's rank correlation; ties share their mean rank. NaN if all values of one list are equal. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranksOne = ranks(one);
  const ranksOther = ranks(other);
  const covariance = covarianceOf(ranksOne, ranksOther);
  return (
    covariance / Math.sqrt(covarianceOf(ranksOne, ranksOne) * covarianceOf(ranksOther, ranksOther))
  );
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function covarianceOf(one: readonly number[], other: readonly number[]): number {
  const meanOne = mean(one);
  const meanOther = mean(other);
  return mean(one.map((value, index) => (value - meanOne) * ((other[index] ?? 0) - meanOther)));
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((each) => each < value).length;
    const equal = values.filter((each) => each === value).length;
    return below + (equal + 1) / 2;
  });
}
