/** A symmetric, positive definite matrix, row by row, taken apart once so that equations with it are quickly solved. */
export class Cholesky {
  readonly size: number
  private readonly lower: Float64Array

  /** Takes the matrix over: it is written to. Throws a RangeError where it is not positive definite. */
  constructor(matrix: Float64Array, size: number) {
    this.size = size
    this.lower = matrix
    for (let row = 0; row < size; row++) {
      for (let column = 0; column <= row; column++) {
        let sum = matrix[row * size + column]
        for (let k = 0; k < column; k++) sum -= matrix[row * size + k] * matrix[column * size + k]
        if (column < row) matrix[row * size + column] = sum / matrix[column * size + column]
        else if (sum > 0) matrix[row * size + row] = Math.sqrt(sum)
        else throw new RangeError('the matrix is not positive definite')
      }
    }
  }

  /** The x with matrix · x = right. */
  solve(right: Float64Array): Float64Array {
    const { size, lower } = this
    const x = this.solveHalf(right)
    for (let row = size - 1; row >= 0; row--) {
      let sum = x[row]
      for (let k = row + 1; k < size; k++) sum -= lower[k * size + row] * x[k]
      x[row] = sum / lower[row * size + row]
    }
    return x
  }

  /** right · matrix⁻¹ · right: with a covariance's inverse as the matrix, the variance of a sum. */
  norm(right: Float64Array): number {
    return this.solveHalf(right).reduce((sum, value) => sum + value * value, 0)
  }

  private solveHalf(right: Float64Array): Float64Array {
    const { size, lower } = this
    const x = Float64Array.from(right)
    for (let row = 0; row < size; row++) {
      let sum = x[row]
      for (let k = 0; k < row; k++) sum -= lower[row * size + k] * x[k]
      x[row] = sum / lower[row * size + row]
    }
    return x
  }
}
