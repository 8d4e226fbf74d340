"""Train an agent by self-play, with scikit-learn and nothing else, and let it meet the bots.

    pip install "pyramidion[examples]"
    python examples/train_agent.py sneferu --rounds 40

The agent learns from winners: it plays many games against itself in a batch, and a small neural network is fitted to
what those did who won. Round after round the winners are better players. Nothing here knows any rule: it gets numbers
and masks, and gives back places in the table of actions.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits

from pyramidion.gyms.batch import Batch
from pyramidion.gyms.gymnasium import Seat

Floats = NDArray[np.float64]

threadpool_limits(1)  # the network is so small that threads would only wait for each other


class Agent:
    """A network that guesses what a winner would do."""

    def __init__(self, actions: int, seed: int) -> None:
        self.network = MLPClassifier((64,), learning_rate_init=0.002, random_state=seed)
        self.classes = np.arange(actions)
        self.luck = np.random.default_rng(seed)
        self.trained = False

    def policy(self, observations: Any, masks: Any) -> Floats:
        """For each row the probabilities of the legal actions; at first all alike."""
        chances = masks.astype(float)
        if self.trained:
            chances *= self.network.predict_proba(observations) + 1e-6
        return np.asarray(chances / chances.sum(axis=1, keepdims=True))

    def sample(self, observations: Any, masks: Any) -> Any:
        """An action for each row, drawn by its probability."""
        sums = self.policy(observations, masks).cumsum(axis=1)
        return (sums < self.luck.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)

    def best(self, observation: Any, mask: Any) -> int:
        return int(self.policy(observation[None], mask[None]).argmax())

    def learn(self, observations: Any, actions: Any) -> None:
        self.network.partial_fit(observations, actions, classes=self.classes)
        self.trained = True


def self_play(agent: Agent, batch: Batch, seed: int, games: int) -> tuple[Any, Any]:
    """What the winners of so many games saw and did, where they had a choice."""
    observations, masks, seats = batch.reset(seed)
    moves: list[list[tuple[int, Any, int]]] = [[] for _ in range(batch.games)]
    seen, done = [], []
    while games > 0:
        actions = agent.sample(observations, masks)
        for game in np.flatnonzero(masks.sum(axis=1) > 1):
            moves[game].append((int(seats[game]), observations[game], int(actions[game])))
        observations, masks, seats, rewards, ended = batch.step(actions)
        for game in np.flatnonzero(ended):
            won = [move for move in moves[game] if rewards[game][move[0]] > 0]
            seen += [observation for _, observation, _ in won]
            done += [action for _, _, action in won]
            moves[game] = []
            games -= 1
    return np.array(seen), np.array(done)


def win_share(agent: Agent, game: str, seats: int, opponents: str, games: int) -> float:
    """How much of the victories the agent gets when it always does what it likes best."""
    env = Seat(game, seats, opponents=opponents)
    total = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action = agent.best(observation, info["action_mask"])
            observation, reward, over, _, info = env.step(action)
        total += (reward * (seats - 1) + 1) / seats
    return total / games


def train(game: str, seats: int, rounds: int, games: int, epochs: int, seed: int) -> Agent:
    batch = Batch(game, min(games, 128), seats)
    agent = Agent(len(batch.gym.actions), seed)
    for number in range(1, rounds + 1):
        seen, done = self_play(agent, batch, seed + number, games)
        for _ in range(epochs):
            agent.learn(seen, done)
        print(f"round {number}: {len(done)} moves of winners, loss {agent.network.loss_:.3f}", flush=True)
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description="Train an agent by self-play and let it meet the bots.")
    parser.add_argument("game", nargs="?", default="sneferu")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=256, help="games of self-play in a round")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--matches", type=int, default=100, help="games against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agent = train(given.game, given.seats, given.rounds, given.games, given.epochs, given.seed)
    for opponents in ("random", "scribe"):
        share = win_share(agent, given.game, given.seats, opponents, given.matches)
        print(f"against {opponents}: {share:.0%} of the victories in {given.matches} games")


if __name__ == "__main__":
    main()
