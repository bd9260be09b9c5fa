"""The drawings and paper sheets of the Fernsehlotterie; never compiled."""
